// Values that cannot be changed any more, maps and sets included: whoever tries to is found out.

const change = () => {
  throw new TypeError('a frozen map or set was changed');
};

export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map || value instanceof Set) {
    Object.assign(value, { set: change, add: change, delete: change, clear: change });
    for (const inner of value.values()) deepFreeze(inner);
  }
  for (const inner of Object.values(Object.freeze(value))) deepFreeze(inner);
  return value;
};
