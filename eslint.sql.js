import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const root = import.meta.dirname;

function ownersOfTables() {
  const owners = new Map();
  for (const file of globSync('backend/src/{modules,platform}/**/*entity.ts', { cwd: root }))
    for (const [, table] of readFileSync(join(root, file), 'utf8').matchAll(/tableName: '(\w+)'/g))
      owners.set(table, placeOf(join(root, file)).owner);
  return owners;
}

function placeOf(filename) {
  const [, , layer, module, room] = relative(root, filename).split(sep);
  return layer === 'modules' ? { owner: module, room } : { owner: layer };
}

const owners = ownersOfTables();

const isStatement = (text) =>
  /\bselect\b[^]*\bfrom\b|\binsert\s+into\b|\bupdate\s+\S+\s+(\w+\s+)?set\b|\bdelete\s+from\b|\bjoin\s+\S+[^]*\bon\b/i.test(
    text,
  );
const tables = /\b(?:from|join|into|update|truncate|table)\s+(?:only\s+)?"?(\w+)"?/gi;

/** In incomplete SQL, only a name with an underscore counts as a table, because normal text contains no such name. */
const tablesIn = (text) =>
  [...text.matchAll(tables)].map(([, name]) => name).filter((name) => isStatement(text) || name.includes('_'));

export const sqlInItsModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      http: 'A controller contains no SQL: move it to a use case.',
      foreign: 'The table {{table}} belongs to {{owner}}: ask its index.ts.',
    },
  },
  create(context) {
    const { owner: here, room } = placeOf(context.filename);
    const check = (node, text) => {
      if (room === 'http' && isStatement(text)) context.report({ node, messageId: 'http' });
      for (const table of new Set(tablesIn(text))) {
        const owner = owners.get(table);
        if (owner && owner !== here) context.report({ node, messageId: 'foreign', data: { table, owner } });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked).join('?')),
    };
  },
};
