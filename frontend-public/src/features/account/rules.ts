interface NameFault {
  field: 'firstName' | 'lastName';
  message: string;
}

/** The first rule of a name that does not hold: 1 to 50 characters each, as people count them. */
export function nameFault(firstName: string, lastName: string): NameFault | undefined {
  return faultOf('firstName', 'First name', firstName) ?? faultOf('lastName', 'Last name', lastName);
}

function faultOf(field: NameFault['field'], label: string, value: string): NameFault | undefined {
  const length = [...value].length;
  if (length === 0) return { field, message: `${label} is required` };
  return length > 50 ? { field, message: `${label} must be less than 50 characters` } : undefined;
}

/** A key in groups of four, as people copy it. */
export function inGroups(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? '';
}
