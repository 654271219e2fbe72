import { defineEntity, p } from '@mikro-orm/core';

const OpenedModuleSchema = defineEntity({
  name: 'OpenedModule',
  tableName: 'opened_module',
  properties: {
    userId: p.uuid().primary(),
    moduleId: p.uuid().primary(),
    toldAt: p.datetime(),
  },
});

/** That somebody was told of a module of theirs that opened, once. */
export class OpenedModule extends OpenedModuleSchema.class {}
OpenedModuleSchema.setClass(OpenedModule);
