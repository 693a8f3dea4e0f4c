// A mistake in how the command was called: what was found, what was expected, what to do. Exit code 2.
export class UsageError extends Error {
  constructor(found: string, expected: string, remedy?: string) {
    super([found, `  expected ${expected}`, ...(remedy ? [`  ${remedy}`] : [])].join('\n'));
    this.name = 'UsageError';
  }
}
