declare module '*/docs/rules.md' {
  const rules: import('../../rulebook').Rulebook
  export default rules
}
