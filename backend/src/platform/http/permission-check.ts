import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { PATH_METADATA } from '@nestjs/common/constants';
import { permissionMetadata } from './access.ts';

/** Stops the start of the process while an operation lacks `@Requires` (deny by default). */
@Injectable()
export class PermissionCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const open = this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      const prototype = Object.getPrototypeOf(instance ?? {}) as Record<string, object>;
      return this.scanner
        .getAllMethodNames(prototype)
        .filter((method) => Reflect.hasMetadata(PATH_METADATA, prototype[method] as object))
        .filter((method) => !this.reflector.get(permissionMetadata, prototype[method] as never))
        .map((method) => `${metatype?.name}.${method}`);
    });
    if (open.length > 0) throw new Error(`These operations declare no permission (@Requires): ${open.join(', ')}`);
  }
}
