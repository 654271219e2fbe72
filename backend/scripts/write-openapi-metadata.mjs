// Writes the types and comments of DTOs and controllers to a file that dist/app/write-openapi.js reads. Run it after
// the build; the product does not need to run.
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const backend = fileURLToPath(new URL('..', import.meta.url));
const program = ReadonlyVisitor.createTsProgram(`${backend}tsconfig.json`);
const visitor = new ReadonlyVisitor({
  classValidatorShim: true,
  introspectComments: true,
  esmCompatible: true,
  dtoFileNameSuffix: ['.dto.ts', '.view.ts', 'page.ts', '/kind.ts'],
  controllerFileNameSuffix: ['.controller.ts'],
  pathToSource: `${backend}src/app`,
});
const sources = program
  .getSourceFiles()
  .filter((file) => !file.isDeclarationFile && file.fileName.startsWith(`${backend}src/`));
for (const file of sources) visitor.visit(program, file);

const { factory } = ts;
const literal = (entries) =>
  factory.createObjectLiteralExpression(
    Object.entries(entries).map(([name, value]) =>
      factory.createPropertyAssignment(factory.createStringLiteral(name), value),
    ),
    true,
  );
const nested = (value) =>
  'kind' in value ? value : literal(Object.fromEntries(Object.entries(value).map(([k, v]) => [k, nested(v)])));
const collected = literal(
  Object.fromEntries(
    Object.entries(visitor.collect()).map(([kind, files]) => [
      kind,
      factory.createArrayLiteralExpression(
        files.map(([file, meta]) => factory.createArrayLiteralExpression([file, nested(meta)])),
      ),
    ]),
  ),
);
const imports = Object.entries(visitor.typeImports).map(([name, code]) => `  ${JSON.stringify(name)}: ${code},`);
const printed = ts.createPrinter().printNode(ts.EmitHint.Expression, collected, sources[0]);
writeFileSync(
  `${backend}dist/app/openapi-metadata.js`,
  `export default async () => {\n  const t = {\n${imports.join('\n')}\n  };\n  return { "@nestjs/swagger": ${printed} };\n};\n`,
);
