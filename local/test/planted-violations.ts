export interface PlantedViolation {
  rule: string;
  file: string;
  code: string;
  by?: string;
}

export const plantedDomainFile = 'backend/src/modules/content/domain/planted.ts';
export const plantedUseCaseFile = 'backend/src/modules/content/use-cases/planted.ts';
export const plantedControllerFile = 'backend/src/modules/content/http/planted.ts';
export const kindEntityFile = 'backend/src/modules/content/kinds/lesson/entity.ts';
const kind = 'backend/src/modules/content/kinds/lesson/planted.ts';
export const plantedFeatureFile = 'frontend-public/src/features/content/planted.ts';
export const syntaxRule = 'no-restricted-syntax';

export const lintViolations: PlantedViolation[] = [
  { rule: 'a domain imports no framework', file: plantedDomainFile, code: "import '@nestjs/common';" },
  {
    rule: 'a domain imports no platform',
    file: plantedDomainFile,
    code: "import '../../../platform/clock/clock.module.ts';",
  },
  {
    rule: 'use cases import other modules only by index.ts',
    file: plantedUseCaseFile,
    code: "import '../../auth/domain/user.entity.ts';",
  },
  {
    rule: '# imports reach other modules only by index.ts',
    file: plantedUseCaseFile,
    code: "import '#modules/auth/domain/user.entity.ts';",
  },
  {
    rule: '# imports in a domain reach no platform',
    file: plantedDomainFile,
    code: "import '#platform/clock/clock.module.ts';",
  },
  {
    rule: 'only billing imports the Stripe client by #',
    file: plantedUseCaseFile,
    code: "import '#platform/stripe/stripe.module.ts';",
  },
  {
    rule: 'distant files are imported by #',
    file: 'backend/src/modules/content/kinds/lesson/planted.ts',
    code: "import '../../../../platform/clock/clock.module.ts';",
  },
  { rule: 'use cases import no controllers', file: plantedUseCaseFile, code: "import '../http/feeds.controller.ts';" },
  {
    rule: 'controllers import no entities',
    file: 'backend/src/modules/content/http/planted.ts',
    code: "import '../kinds/event/entity.ts';",
  },
  { rule: 'the entity of a kind imports no framework', file: kindEntityFile, code: "import '@nestjs/common';" },
  {
    rule: 'the entity of a kind imports no platform',
    file: kindEntityFile,
    code: "import '../../../../platform/clock/clock.module.ts';",
  },
  { rule: 'the entity of a kind imports no views', file: kindEntityFile, code: "import './kind.ts';" },
  { rule: 'a kind imports no controllers', file: kind, code: "import '../../http/kind-controllers.ts';" },
  { rule: 'a kind imports no use cases', file: kind, code: "import '../../use-cases/content-rows.ts';" },
  { rule: 'a kind imports no other module', file: kind, code: "import '../../../auth/index.ts';" },
  {
    rule: 'reactions import no controllers',
    file: 'backend/src/modules/content/reactions/planted.ts',
    code: "import '../http/feeds.controller.ts';",
  },
  {
    rule: 'modules import each other in one direction',
    file: 'backend/src/modules/billing/use-cases/planted.ts',
    code: "import '../../mailing/index.ts';",
  },
  {
    rule: 'emails import other modules only by index.ts',
    file: 'backend/src/modules/mailing/mails/list/planted.ts',
    code: "import '../../../auth/domain/user.entity.ts';",
  },
  {
    rule: 'the platform imports no module',
    file: 'backend/src/platform/http/planted.ts',
    code: "import '../../modules/auth/index.ts';",
  },
  { rule: 'no code imports the app', file: plantedUseCaseFile, code: "import '../../../app/api.ts';" },
  { rule: 'only billing imports the Stripe SDK', file: plantedUseCaseFile, code: "import 'stripe';" },
  {
    rule: 'only billing imports the Stripe client',
    file: plantedUseCaseFile,
    code: "import '../../../platform/stripe/stripe.module.ts';",
  },
  { rule: 'only mailing sends emails', file: plantedUseCaseFile, code: "import 'resend';" },
  { rule: 'only mailing renders emails', file: plantedUseCaseFile, code: "import 'email-templates';" },
  {
    rule: 'only the relay and the schedules enqueue',
    file: plantedUseCaseFile,
    code: "import '../../../platform/queue/queues.service.ts';",
  },
  { rule: 'queues are used through the platform', file: plantedUseCaseFile, code: "import 'bullmq';" },
  { rule: 'schedules are declared through the platform', file: plantedUseCaseFile, code: "import '@nestjs/schedule';" },
  { rule: 'only the platform opens database connections', file: plantedUseCaseFile, code: "import 'pg';" },
  {
    rule: 'only platform/config reads the environment',
    file: plantedUseCaseFile,
    code: 'export const x = process.env;',
  },
  { rule: 'the backend imports no front end', file: plantedUseCaseFile, code: "import 'shell';" },
  {
    rule: 'a feature imports no other feature',
    file: plantedFeatureFile,
    code: "import '../membership/api/plans.ts';",
  },
  { rule: 'IndexedDB is used through its safe wrapper', file: plantedFeatureFile, code: "import 'idb-keyval';" },
  { rule: 'a feature imports nothing from app', file: plantedFeatureFile, code: "import '../../app/providers.tsx';" },
  { rule: 'a feature imports no page', file: plantedFeatureFile, code: "import './pages/resources.tsx';" },
  {
    rule: 'a page imports no page of another feature',
    file: 'frontend-public/src/features/content/pages/planted.ts',
    code: "import '../../journal/pages/journal.tsx';",
  },
  {
    rule: 'ui imports no feature',
    file: 'frontend-public/src/ui/planted.ts',
    code: "import '../features/content/outline.ts';",
  },
  {
    rule: 'the frame imports no feature',
    file: 'frontend-public/src/frame/planted.ts',
    code: "import '../features/content/outline.ts';",
  },
  {
    rule: 'an admin feature imports no other feature',
    file: 'frontend-admin/src/features/members/planted.ts',
    code: "import '../subscribers/api/subscribers.ts';",
  },
  {
    rule: 'the admin imports only styles from the site',
    file: 'frontend-admin/src/shell/planted.ts',
    code: "import 'frontend-public/pages';",
  },
  {
    rule: 'a package is imported by its name',
    file: 'frontend-admin/src/shell/planted.ts',
    code: "import '../../../packages/shell/src/api.ts';",
  },
  {
    rule: 'the shell imports no front end',
    file: 'packages/shell/src/planted.ts',
    code: "import 'frontend-public/styles.css';",
  },
  {
    rule: 'the stand-ins import no product code',
    file: 'packages/stand-ins/planted.ts',
    code: "import 'backend/env-file';",
  },
  {
    rule: 'the makers of assets import no code of the backend except the fingerprint of passwords',
    file: 'packages/asset-makers/planted.ts',
    code: "import 'backend/env-file';",
  },
  {
    rule: 'email templates import no other package',
    file: 'email-templates/src/planted.ts',
    code: "import 'backend/env-file';",
  },
];
