import { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { CommandModule } from './command.module.ts';
import { runProcess } from './run.ts';

await runProcess('db:migration', async () => {
  const app = await NestFactory.createApplicationContext(CommandModule, { logger: ['error'], abortOnError: false });
  const { fileName } = await app.get(MikroORM).migrator.create('migrations', false, false, process.argv[2]);
  process.stdout.write(fileName ? `Wrote migrations/${fileName}\n` : 'The entities and the database agree\n');
  await app.close();
});
