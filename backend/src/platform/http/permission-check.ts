import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import { permissionMetadata } from './access.ts';

/** A missing `@RequiresPermission` stops the start, so no operation is public by mistake. */
@Injectable()
export class PermissionCheck implements OnModuleInit {
  constructor(private readonly modules: ModulesContainer) {}

  onModuleInit(): void {
    assertOperationsDeclarePermission(this.modules);
  }
}

export function assertOperationsDeclarePermission(modules: ModulesContainer): void {
  const scanner = new MetadataScanner();
  const open = new DiscoveryService(modules).getControllers().flatMap(({ metatype }) => {
    const prototype = (metatype?.prototype ?? {}) as Record<string, object>;
    return scanner
      .getAllMethodNames(prototype)
      .filter((method) => Reflect.hasMetadata(PATH_METADATA, prototype[method] as object))
      .filter((method) => !Reflect.hasMetadata(permissionMetadata, prototype[method] as object))
      .map((method) => `${metatype?.name}.${method}`);
  });
  if (open.length > 0)
    throw new Error(`These operations declare no permission (@RequiresPermission): ${open.join(', ')}`);
}
