import { parse } from '@typescript-eslint/parser';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A call to another service would keep the transaction of the reaction open (decision 0002). */
const outsidePackages = /^(stripe|resend|nodemailer|(node:)?(fs|fs\/promises|https?|http2|net|tls|child_process))$/;
const outsideFiles = /\/(platform\/(live\/live|site\/site)|providers\/email-provider)\.ts$/;
const sources = join(import.meta.dirname, 'backend/src');

const parsed = new Map();

function programOf(file) {
  if (!parsed.has(file)) parsed.set(file, parse(readFileSync(file, 'utf8'), { sourceType: 'module', range: true }));
  return parsed.get(file);
}

function fileOf(source, from) {
  const file = source.startsWith('#') ? join(sources, source.slice(1)) : join(dirname(from), source);
  return existsSync(file) ? file : undefined;
}

function* nodesIn(node) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) yield* nodesIn(one);
    return;
  }
  if (typeof node.type !== 'string') return;
  yield node;
  for (const [key, child] of Object.entries(node)) if (key !== 'parent') yield* nodesIn(child);
}

function importsOf(program) {
  const found = new Map();
  for (const { type, source, specifiers } of program.body)
    if (type === 'ImportDeclaration')
      for (const { local, imported } of specifiers)
        found.set(local.name, { source: source.value, name: imported?.name ?? 'default' });
  return found;
}

const declarationOf = (statement) => statement.declaration ?? statement;

function classIn(file, name) {
  for (const statement of programOf(file).body) {
    const declared = declarationOf(statement);
    if (declared.type === 'ClassDeclaration' && declared.id?.name === name) return { file, node: declared };
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue;
    const specifier = statement.specifiers.find(({ exported }) => exported.name === name);
    const next = specifier && fileOf(statement.source.value, file);
    if (next) return classIn(next, specifier.local.name);
  }
  return undefined;
}

const injectedIn = (node) => {
  const constructor = node.body.body.find(({ kind }) => kind === 'constructor');
  return new Map(
    (constructor?.value.params ?? [])
      .map(({ parameter }) => parameter)
      .filter((parameter) => parameter?.typeAnnotation?.typeAnnotation.typeName?.name)
      .map(({ name, typeAnnotation }) => [name, typeAnnotation.typeAnnotation.typeName.name]),
  );
};

const isThis = (node) => node?.type === 'MemberExpression' && node.object.type === 'ThisExpression';

/** Undefined if the method calls no other service. */
function outsideCall(owner, method, imports, seen) {
  const key = `${owner.file} ${owner.node.id?.name} ${method.key.name}`;
  if (seen.has(key)) return undefined;
  seen.add(key);
  const injected = injectedIn(owner.node);
  for (const node of nodesIn(method.value)) {
    if (node.type !== 'CallExpression') continue;
    const { callee } = node;
    const handedOver = node.arguments.find((argument) => isThis(argument) && isOutside(argument.property.name));
    if (handedOver) return handedOver.property.name;
    if (callee.type === 'Identifier') {
      if (callee.name === 'fetch' || outsidePackages.test(imports.get(callee.name)?.source)) return callee.name;
      continue;
    }
    const called = chainOf(callee);
    if (called.length === 0) continue;
    const found = called.length === 1 ? ownMethod(called[0]) : injectedMethod(called);
    if (found) return found;
  }
  return undefined;

  function ownMethod(name) {
    const next = owner.node.body.body.find((member) => member.key?.name === name && member.value);
    return next && outsideCall(owner, next, imports, seen);
  }

  function isOutside(property) {
    return outsidePackages.test(imports.get(injected.get(property))?.source);
  }

  function injectedMethod([property, name]) {
    const path = `${property}.${name}`;
    if (isOutside(property)) return path;
    const type = injected.get(property);
    const from = imports.get(type) ?? { name: type };
    const file = from.source ? fileOf(from.source, owner.file) : owner.file;
    const next = file && classIn(file, from.name);
    if (!next) return undefined;
    if (outsideFiles.test(next.file)) return path;
    const called = next.node.body.body.find((member) => member.key?.name === name && member.value);
    const within = called && outsideCall(next, called, importsOf(programOf(next.file)), seen);
    return within && `${path} > ${within}`;
  }
}

/** For `this.a.b.c()`, the result is a, b and c. */
function chainOf(callee) {
  const names = [];
  let node = callee;
  while (node.type === 'MemberExpression' && !node.computed) {
    names.unshift(node.property.name);
    if (isThis(node)) return names;
    node = node.object;
  }
  return [];
}

const isRows = (decorator) => {
  const { expression } = decorator;
  if (expression.callee?.name !== 'ReactsTo') return false;
  const effect = expression.arguments[1]?.properties?.find(({ key }) => key?.name === 'effect');
  return effect?.value.value !== 'outside';
};

export const noOutsideCall = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { outside: "This reaction holds a transaction while it calls {{call}}: declare effect: 'outside'." },
  },
  create: (context) => ({
    MethodDefinition(method) {
      if (!method.decorators?.some(isRows)) return;
      // An editor may lint unsaved code, so the rule uses the linted code instead of the saved file.
      parsed.set(context.filename, context.sourceCode.ast);
      const owner = { file: context.filename, node: method.parent.parent };
      const call = outsideCall(owner, method, importsOf(context.sourceCode.ast), new Set());
      if (call) context.report({ node: method.key, messageId: 'outside', data: { call } });
    },
  }),
};
