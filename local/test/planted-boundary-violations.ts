import {
  plantedDomainFile,
  plantedUseCaseFile,
  plantedControllerFile,
  kindEntityFile,
  plantedFeatureFile,
  syntaxRule,
  type PlantedViolation,
} from './planted-violations.ts';

const boundaries = 'boundaries/dependencies';

export const boundaryViolations: PlantedViolation[] = [
  ...[
    'const { env } = process;\nexport const x = env;',
    "export const x = process['env'];",
    'const alias = process;\nexport const x = alias;',
    'export const x = globalThis.process;',
  ].map((code) => ({
    rule: 'only platform/config reads the environment',
    file: plantedUseCaseFile,
    code,
    by: syntaxRule,
  })),
  {
    rule: 'only platform/config imports the process',
    file: plantedUseCaseFile,
    code: "import { env } from 'node:process';",
    by: 'no-restricted-imports',
  },
  ...["await import('stripe');", 'await import(`stripe`);', "require('stripe');", "await import('st' + 'ripe');"].map(
    (code) => ({
      rule: 'only billing loads Stripe',
      file: plantedUseCaseFile,
      code,
      by: 'dynamic/no-restricted-imports',
    }),
  ),
  ...["await fetch('https://api.resend.com/emails');", "await globalThis.fetch('https://api.resend.com/emails');"].map(
    (code) => ({ rule: 'modules open no connections', file: plantedUseCaseFile, code, by: 'no-restricted-globals' }),
  ),
  {
    rule: 'modules open no connections by Node',
    file: plantedUseCaseFile,
    code: "import 'node:https';",
    by: 'no-restricted-imports',
  },
  ...["'select id from lessons where id = ?'", "'DELETE FROM lessons'", '`update lessons set ${1} = 1`'].map((sql) => ({
    rule: 'controllers contain no SQL',
    file: plantedControllerFile,
    code: `export const x = ${sql};`,
    by: 'sql/in-its-module',
  })),
  {
    rule: 'controllers reach no database',
    file: plantedControllerFile,
    code: "import '#platform/database/database.ts';",
    by: boundaries,
  },
  ...['select 1 from users', 'UPDATE forum_post SET html = 1', 'delete from "outbox"', 'join forum_post p'].map(
    (sql) => ({
      rule: 'SQL names only tables of its module',
      file: plantedUseCaseFile,
      code: `export const x = '${sql}';`,
      by: 'sql/in-its-module',
    }),
  ),
  {
    rule: 'the platform names no table of a module',
    file: 'backend/src/platform/database/planted.ts',
    code: "export const x = 'select 1 from users';",
    by: 'sql/in-its-module',
  },
  {
    rule: 'only the platform creates an outbox',
    file: plantedUseCaseFile,
    code: 'export const x = (em: never) => new Outbox(em);',
    by: syntaxRule,
  },
  { rule: 'a domain reads no files', file: plantedDomainFile, code: "import 'node:fs';", by: boundaries },
  { rule: 'the entity of a kind reads no files', file: kindEntityFile, code: "import 'node:fs';", by: boundaries },
  ...['new Date();', 'Date.now();', 'Date();', 'performance.now();'].flatMap((code) =>
    [plantedDomainFile, kindEntityFile].map((file) => ({
      rule: 'a domain takes the time as an argument',
      file,
      code,
      by: syntaxRule,
    })),
  ),
  ...['new Date();', 'Date.now();'].map((code) => ({
    rule: 'a use case names the clock that it reads',
    file: plantedUseCaseFile,
    code,
    by: syntaxRule,
  })),
  ...[plantedDomainFile, plantedUseCaseFile].flatMap((file) =>
    [
      "import { NotFoundException } from '@nestjs/common';",
      "import { HttpException as Failure } from '@nestjs/common';",
      "import * as nest from '@nestjs/common';",
    ].map((code) => ({ rule: 'only http throws exceptions of Nest', file, code, by: syntaxRule })),
  ),
  ...[plantedFeatureFile, 'frontend-admin/src/features/members/planted.ts'].map((file) => ({
    rule: 'features fetch by the API client',
    file,
    code: "await fetch('/api/plans');",
    by: 'no-restricted-globals',
  })),
  ...[plantedUseCaseFile, plantedFeatureFile, 'local/planted.ts', 'e2e/planted.ts'].flatMap((file) =>
    ['export default 1;', 'const x = 1;\nexport { x as default };'].map((code) => ({
      rule: 'modules export by name',
      file,
      code,
      by: 'import-x/no-default-export',
    })),
  ),
];
