const mergeFieldNames = ['first name', 'last name', 'email', 'tier'] as const;
export type MergeFieldName = (typeof mergeFieldNames)[number];
export type MergeValues = Readonly<Record<MergeFieldName, string>>;

export interface MergeField {
  readonly name: string;
  readonly fallback: string;
}

const fieldPattern = /\{\{\s*([^{},]*?)\s*(?:,\s*else\s+([^{}]*?))?\s*\}\}/giu;

/** Begin and end of a mark, which is a placeholder for a value. Texts of staff lose these characters to prevent false marks. */
const [opening, closing] = ['\uE000', '\uE001'];
const markPattern = /\uE000([^\uE001]*)\uE001/gu;

const alwaysPresent: readonly string[] = ['email', 'tier'];

export const isKnownField = (name: string): name is MergeFieldName =>
  (mergeFieldNames as readonly string[]).includes(name);

export const listMergeFields = (text: string): MergeField[] =>
  [...text.matchAll(fieldPattern)].map(([, name = '', fallback = '']) => ({ name: name.toLowerCase(), fallback }));

export const isFallbackMissing = ({ name, fallback }: MergeField): boolean =>
  fallback === '' && !alwaysPresent.includes(name);

/** Creates a mark that passes unchanged through Markdown and HTML, until `fillMarks` replaces it with a value. */
export const createMark = (name: string | number): string => `${opening}${name}${closing}`;

/** Prevents a text from imitating a mark. */
export const removeMarks = (text: string): string => text.replaceAll(/[\uE000\uE001]/gu, '');

export const markMergeFields = (text: string, fields: MergeField[]): string =>
  removeMarks(text).replaceAll(fieldPattern, (_, name: string, fallback: string | undefined) =>
    createMark(fields.push({ name: name.toLowerCase(), fallback: fallback ?? '' }) - 1),
  );

export const fillMarks = (
  text: string,
  marks: ReadonlyMap<string, string>,
  escape: (value: string) => string = (value) => value,
): string => text.replaceAll(markPattern, (_, name: string) => escape(marks.get(name) ?? ''));

export const resolveMergeField = ({ name, fallback }: MergeField, values: MergeValues): string =>
  (isKnownField(name) && values[name]) || fallback;

export const getMergeFieldDefault = ({ name, fallback }: MergeField): string =>
  fallback || (name === 'email' ? 'your email' : name === 'tier' ? 'Free' : '');

export function fillMergeFields(text: string, values: Partial<MergeValues>): string {
  const fields: MergeField[] = [];
  const marked = markMergeFields(text, fields);
  const filled = fields.map((field) => (isKnownField(field.name) && values[field.name]) || getMergeFieldDefault(field));
  return fillMarks(marked, new Map(filled.map((value, at) => [String(at), value])));
}

const htmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (value: string): string => value.replaceAll(/[&<>"]/g, (mark) => htmlEscapes[mark] ?? '');
