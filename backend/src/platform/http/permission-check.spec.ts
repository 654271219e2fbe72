import { Controller, Get } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { RequiresPermission } from './access.ts';
import { PermissionCheck, assertOperationsDeclarePermission } from './permission-check.ts';

@Controller('shut')
class ShutController {
  @Get()
  @RequiresPermission('admin')
  read(): string {
    return 'for administrators';
  }
}

@Controller('open')
class OpenController {
  @Get()
  forgotten(): string {
    return 'for anyone';
  }
}

const start = async (...controllers: (typeof ShutController | typeof OpenController)[]) => {
  const module = await Test.createTestingModule({
    controllers,
    providers: [PermissionCheck],
  }).compile();
  return module.init();
};

describe('permission check', () => {
  it('rejects the start and names the operation when it has no permission', async () => {
    await expect(start(ShutController, OpenController)).rejects.toThrow('OpenController.forgotten');
  });

  it('names the operation in preview mode, which describes the API', async () => {
    const module = await Test.createTestingModule({ controllers: [OpenController] }).compile({ preview: true });
    const check = () => assertOperationsDeclarePermission(module.get(ModulesContainer, { strict: false }));
    expect(check).toThrow('OpenController.forgotten');
  });

  it('allows the start when every operation has a permission', async () => {
    const app = await start(ShutController);
    expect(app.get(ShutController).read()).toBe('for administrators');
    await app.close();
  });
});
