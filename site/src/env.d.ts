// Generated files are typed where they are read, in data.ts.
declare module '*.json' {
  const value: unknown;
  export default value;
}
