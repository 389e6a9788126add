const deepest = 100;

/**
 * What keeps a value from being JSON-native, as `path: reason`, or null. JSON-native: null, booleans, finite numbers,
 * well-formed strings without U+0000, arrays and plain objects of these; what is written is exactly what is read back.
 */
export function jsonFault(value: unknown, path: string, depth = 0): string | null {
  switch (typeof value) {
    case 'string':
      return stringFault(value, path);
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${path}: ${value} is no JSON number`;
    case 'object':
      return value === null ? null : objectFault(value, path, depth);
    default:
      return `${path}: ${typeof value} cannot be written as JSON`;
  }
}

function stringFault(text: string, path: string): string | null {
  if (text.includes('\u0000')) return `${path}: the character U+0000 cannot be stored`;
  if (/[\ud800-\udfff]/.test(text) && !wellFormed(text)) return `${path}: half of a surrogate pair cannot be stored`;
  return null;
}

/** `isWellFormed` is in Node 20; the ES2023 library does not name it. */
const wellFormed = (text: string): boolean => (text as string & { isWellFormed(): boolean }).isWellFormed();

function objectFault(value: object, path: string, depth: number): string | null {
  if (depth > deepest) return `${path}: nested deeper than ${deepest} levels`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = jsonFault(value[i], `${path}[${i}]`, depth + 1);
      if (fault) return fault;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return `${path}: ${value.constructor.name} is no plain object; write a time as an ISO string`;
  }
  for (const key in value) {
    const fault =
      stringFault(key, path) ?? jsonFault((value as Record<string, unknown>)[key], `${path}.${key}`, depth + 1);
    if (fault) return fault;
  }
  return null;
}
