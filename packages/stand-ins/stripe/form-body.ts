export type FormParam = string | FormParam[] | FormParams;
export interface FormParams {
  [name: string]: FormParam;
}

export function parseFormBody(encoded: string): FormParams {
  const root: FormParams = Object.create(null) as FormParams;
  for (const [name, value] of new URLSearchParams(encoded)) place(root, pathOf(name), value);
  return withLists(root) as FormParams;
}

function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function place(root: FormParams, path: string[], value: string): void {
  let node = root;
  path.forEach((step, depth) => {
    const key = step === '' ? String(Object.keys(node).length) : step;
    if (depth === path.length - 1) {
      node[key] = value;
      return;
    }
    const next = node[key];
    if (typeof next === 'object' && !Array.isArray(next)) node = next;
    else node = node[key] = Object.create(null) as FormParams;
  });
}

function withLists(value: FormParam): FormParam {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withLists(item)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, item]) => item) : (Object.fromEntries(entries) as FormParams);
}
