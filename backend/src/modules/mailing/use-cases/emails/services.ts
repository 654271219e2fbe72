import type { ModuleRef } from '@nestjs/core';
import type { Services } from './define-mail.ts';

/** Looks providers up wherever they are declared; which modules a mail may ask is held by the import rules. */
export const servicesOf = (modules: ModuleRef): Services => ({ get: (type) => modules.get(type, { strict: false }) });
