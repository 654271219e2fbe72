import type { OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage, type ValidatorConstraintInterface } from 'class-validator';

const keywordByRuleName: Readonly<Record<string, string>> = {
  isNotEmpty: 'minLength',
  minLength: 'minLength',
  isLongEnough: 'minLength',
  maxLength: 'maxLength',
  isShortEnough: 'maxLength',
  matches: 'pattern',
  isEmail: 'format',
};

/** Adds the validation messages to the fields as `x-messages`, so that forms show the messages of the server. */
export function describeMessages(document: OpenAPIObject): void {
  const schemas = document.components?.schemas ?? {};
  for (const dto of listValidatedClasses()) {
    const schema = schemas[dto.name];
    if (!schema || !('properties' in schema)) continue;
    for (const rule of findRules(dto)) {
      const field = schema.properties?.[rule.propertyName] as Record<string, unknown> | undefined;
      const keyword = keywordByRuleName[rule.name ?? ''];
      const message = getRuleMessage(rule);
      if (!field || !keyword || !(keyword in field) || message === undefined) continue;
      const template = keyword === 'format' ? message : message.replace(String(field[keyword]), '{limit}');
      field['x-messages'] = { ...(field['x-messages'] as object | undefined), [keyword]: template };
    }
  }
}

type Class = abstract new () => unknown;
type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** class-validator has no public list of the validated classes, so this function reads the internal storage. */
function listValidatedClasses(): Class[] {
  const { validationMetadatas } = getMetadataStorage() as unknown as { validationMetadatas: Map<Class, unknown> };
  return [...validationMetadatas.keys()];
}

function findRules(dto: Class): Rule[] {
  return getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
}

function getRuleMessage({ message, constraintCls }: Rule): string | undefined {
  if (typeof message === 'string') return message;
  const [constraint] = getMetadataStorage().getTargetValidatorConstraints(constraintCls) as {
    instance: ValidatorConstraintInterface;
  }[];
  return message === undefined ? constraint?.instance.defaultMessage?.() : undefined;
}
