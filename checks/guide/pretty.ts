// JSON for reading: what fits on a line stays on it.
const WIDTH = 110;

export const pretty = (value: unknown, indent = 2): string => {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || flat.length + indent <= WIDTH) return flat;
  const pad = ' '.repeat(indent);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = Array.isArray(value)
    ? value.map((each) => pretty(each, indent + 2))
    : Object.entries(value).map(
        ([key, each]) => `${JSON.stringify(key)}: ${pretty(each, indent + 2)}`,
      );
  return `${open}\n${parts.map((part) => `${pad}${part}`).join(',\n')}\n${pad.slice(2)}${close}`;
};
