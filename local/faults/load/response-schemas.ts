import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { repositoryFolder } from '../../settings/settings.ts';

export interface ApiDescription {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema?: object }> }> }>
  >;
  components: { schemas: Record<string, object> };
}

interface Operation {
  path: RegExp;
  method: string;
  responses: Map<number, object | undefined>;
}

const descriptionId = 'openapi';

/** Compares successful responses with the API description. */
export class ResponseSchemas {
  private readonly ajv = new Ajv({ strict: false, validateFormats: false });
  private readonly operations: readonly Operation[];
  /** Compiling all schemas takes seconds. */
  private readonly compiled = new Map<object, ValidateFunction>();

  constructor({ paths, components }: ApiDescription) {
    this.ajv.addSchema({ $id: descriptionId, components: toJsonSchema(components) as object });
    this.operations = Object.entries(paths)
      // A fixed path has priority over a path with a parameter.
      .toSorted(([one], [other]) => countParameters(one) - countParameters(other))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { responses }]) => ({
          path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
          method: method.toUpperCase(),
          responses: new Map(
            Object.entries(responses).map(([status, { content }]) => [
              Number(status),
              getJsonSchema(content?.['application/json']?.schema),
            ]),
          ),
        })),
      );
  }

  static read(): ResponseSchemas {
    const file = join(repositoryFolder, 'backend/openapi.json');
    return new ResponseSchemas(JSON.parse(readFileSync(file, 'utf8')) as ApiDescription);
  }

  /** Returns the first difference from the description. */
  findFault(method: string, url: string, { status, text }: { status: number; text: string }): string | undefined {
    if (status < 200 || status >= 300) return undefined;
    const path = url.split('?')[0] ?? '';
    const operation = this.operations.find((each) => each.method === method && each.path.test(path));
    if (!operation) return undefined;
    if (!operation.responses.has(status)) return `${method} ${path} returned ${status}, which is not described`;
    const schema = operation.responses.get(status);
    if (!schema) return undefined;
    const validate = this.compile(schema);
    if (validate(parseJson(text))) return undefined;
    return `${method} ${path} ${status}: ${this.ajv.errorsText(validate.errors, { dataVar: 'body' })}`;
  }

  private compile(schema: object): ValidateFunction {
    const known = this.compiled.get(schema);
    if (known) return known;
    const validate = this.ajv.compile(toJsonSchema(schema) as object);
    this.compiled.set(schema, validate);
    return validate;
  }
}

/** The content of a download has no schema. */
const getJsonSchema = (schema?: object): object | undefined =>
  schema && 'format' in schema && schema.format === 'binary' ? undefined : schema;

const countParameters = (path: string): number => path.split('{').length;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** OpenAPI 3.0 has `nullable` instead of the type `null`. */
function toJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = value as Record<string, unknown>;
  const schema = Object.fromEntries(
    Object.entries(rest).map(([name, each]) => [
      name,
      name === '$ref' && typeof each === 'string' ? descriptionId + each : toJsonSchema(each),
    ]),
  );
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}
