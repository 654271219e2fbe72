/** Some fields of a row. */
export const pick = <Row extends object, Field extends keyof Row>(row: Row, ...fields: Field[]): Pick<Row, Field> =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, Field>;
