import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/*
 * Writes the rules of form fields from the API description, so that they stand once: in the server's DTOs. With
 * --check it only compares, and fails on a difference.
 */

interface Schema {
  properties?: Record<string, Schema>;
  minLength?: number;
  maxLength?: number;
  format?: string;
  'x-messages'?: Record<string, string>;
}

const descriptionFile = new URL('../../../backend/openapi.json', import.meta.url);
const rulesFile = fileURLToPath(new URL('../src/form-rules/api-rules.ts', import.meta.url));

const described = JSON.parse(readFileSync(descriptionFile, 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};

/** The forms that look at what was typed before they send it; each has a DTO of its name. */
const forms = ['passwordGrant', 'signUp', 'partnerForm', 'volunteerForm', 'contactForm'];

/** The fields of a DTO that have messages; those of an object inside it stand beside the others. */
function fieldsOf({ properties = {} }: Schema): [name: string, rule: object][] {
  return Object.entries(properties).flatMap(([name, field]): [string, object][] => {
    const { minLength, maxLength, format, 'x-messages': messages } = field;
    if (!messages) return fieldsOf(field);
    return [[name, { minLength, maxLength, ...(format === 'email' && { format }), messages }]];
  });
}

const rules = forms.map((form) => {
  const schema = described.components.schemas[`${form.charAt(0).toUpperCase()}${form.slice(1)}Dto`];
  if (!schema) throw new Error(`openapi.json has no DTO of the form ${form}.`);
  return `export const ${form}Rules = ${JSON.stringify(Object.fromEntries(fieldsOf(schema)))} as const;\n`;
});

const text = `/** Written from backend/openapi.json by \`npm run api:types -w shell\`. */\n\n${rules.join('\n')}`;
const written = await format(text, { ...(await resolveConfig(rulesFile)), parser: 'typescript' });

if (!process.argv.includes('--check')) writeFileSync(rulesFile, written);
else if (readFileSync(rulesFile, 'utf8') !== written)
  throw new Error('The form rules differ from openapi.json: run `npm run api:types -w shell` and commit them.');
