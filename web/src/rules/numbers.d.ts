declare module '*/docs/rules.md?numbers' {
  const numbers: string[]
  export default numbers
}
