import { readFileSync, writeFileSync } from 'node:fs';

/** Reads the rules of form fields from openapi.json, because only the DTOs define these rules. */

interface Schema {
  properties?: Record<string, Schema>;
  minLength?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
  'x-messages'?: Record<string, string>;
}

const descriptionFile = new URL('../../../backend/openapi.json', import.meta.url);
const rulesFile = new URL('../dist/api-rules.ts', import.meta.url);

const described = JSON.parse(readFileSync(descriptionFile, 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};

const forms = ['passwordGrant', 'signUp', 'partnerForm', 'volunteerForm', 'contactForm', 'withdrawalForm'];

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

const zonePattern = described.components.schemas['RecordSitDto']?.properties?.['zone']?.pattern;
if (!zonePattern) throw new Error('openapi.json has no pattern of a time zone.');
writeFileSync(rulesFile, rules.join('\n'));
// Every page needs the time zone pattern, but only pages with forms need the other rules.
writeFileSync(
  new URL('../dist/zone-rule.ts', import.meta.url),
  `export const zonePattern = ${JSON.stringify(zonePattern)};\n`,
);
