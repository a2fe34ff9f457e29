declare module '*/docs/rules.md' {
  const rules: import('../../documents').Document
  export default rules
}

declare module '*/docs/rules.md?numbers' {
  const numbers: string[]
  export default numbers
}

declare module '*/docs/fairness.md' {
  const fairness: import('../../documents').Document
  export default fairness
}

declare module '*/docs/pacts.md' {
  const pacts: import('../../documents').Document
  export default pacts
}
