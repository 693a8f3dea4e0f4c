// Single faults of logic: where the engine's code could be wrong in one place, and what would stand there instead.
// Boundaries, negations, swapped branches, off by one, and statements, fields and conditions left out.
import ts from 'typescript';

export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
  /** Whether it stands for an expression, which can be switched in place, or for a whole statement. */
  readonly of: 'expression' | 'statement' | 'property';
}

const { SyntaxKind } = ts;

const BINARY: Readonly<Partial<Record<ts.SyntaxKind, readonly string[]>>> = {
  [SyntaxKind.LessThanToken]: ['<=', '>='],
  [SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [SyntaxKind.BarBarToken]: ['&&'],
  [SyntaxKind.PlusToken]: ['-'],
  [SyntaxKind.MinusToken]: ['+'],
  [SyntaxKind.AsteriskToken]: ['+'],
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
};

/** Every fault of one module, in the order of its text. */
export const faultsOf = (file: string, text: string): Fault[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const add = (node: ts.Node, replacement: string, of: Fault['of'] = 'expression'): void => {
    const start = node.getStart(source);
    const { line } = source.getLineAndCharacterOfPosition(start);
    const original = text.slice(start, node.end);
    faults.push({ file, line: line + 1, start, end: node.end, original, replacement, of });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isExpression(node)) expressionFaults(node, source, add);
    if (ts.isIfStatement(node) && !node.elseStatement) add(node, '', 'statement');
    if (ts.isObjectLiteralExpression(node)) fieldFaults(node, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
};

type Add = (node: ts.Node, replacement: string, of?: Fault['of']) => void;

const expressionFaults = (node: ts.Expression, source: ts.SourceFile, add: Add): void => {
  const textOf = (part: ts.Node): string => part.getText(source);
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    const operators = isTextual(left, right) ? [] : (BINARY[operatorToken.kind] ?? []);
    for (const operator of operators) add(node, `${textOf(left)} ${operator} ${textOf(right)}`);
    if (operatorToken.kind === SyntaxKind.AmpersandAmpersandToken) add(node, textOf(left));
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
    add(node, textOf(node.operand));
  } else if (ts.isConditionalExpression(node)) {
    const { condition, whenTrue, whenFalse } = node;
    add(node, `${textOf(condition)} ? ${textOf(whenFalse)} : ${textOf(whenTrue)}`);
    add(node, textOf(whenTrue));
    add(node, textOf(whenFalse));
  } else if (ts.isNumericLiteral(node)) {
    add(node, `${Number(node.text) + 1}`);
  } else if (node.kind === SyntaxKind.TrueKeyword) add(node, 'false');
  else if (node.kind === SyntaxKind.FalseKeyword) add(node, 'true');
  else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const other = METHODS[node.expression.name.text];
    const args = node.arguments.map(textOf).join(', ');
    if (other) add(node, `${textOf(node.expression.expression)}.${other}(${args})`);
  }
};

/** `+` between texts is no sum. */
const isTextual = (...parts: readonly ts.Expression[]): boolean =>
  parts.some((part) => ts.isStringLiteral(part) || ts.isTemplateExpression(part));

/** A field that overrides one of what is spread before it may be forgotten. */
const fieldFaults = (node: ts.ObjectLiteralExpression, add: Add): void => {
  const spreads = node.properties.findIndex(ts.isSpreadAssignment);
  if (spreads < 0) return;
  for (const property of node.properties.slice(spreads + 1)) {
    if (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property))
      add(property, '', 'property');
  }
};
