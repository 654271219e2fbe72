import { AppError, conflictError, invalidError, notFoundError } from '#kernel/app-error.ts';

export class AutomationNotFound extends notFoundError('automations.not-found', 'This automation no longer exists.') {}

export class AutomationNameTaken extends conflictError(
  'automations.name-taken',
  'Another automation has this name. Choose another one.',
) {
  override readonly extras = { field: 'name' };
}

export class TooManyAutomations extends conflictError(
  'automations.too-many',
  'There are 50 automations. Delete one before you add another.',
) {}

export class AutomationChanged extends conflictError(
  'automations.changed',
  'Another person has changed this automation. Open it again to see what is new, then save.',
) {}

export class AutomationIncomplete extends invalidError(
  'automations.incomplete',
  'Add at least one step before you switch the automation on.',
) {}

export class BuiltInAutomation extends conflictError(
  'automations.built-in',
  'This automation belongs to the product. Switch it off instead.',
) {}

export class AutomationActive extends conflictError(
  'automations.active',
  'Switch the automation off before you delete it.',
) {}

export class AutomationStartsItself extends invalidError(
  'automations.starts-itself',
  'This automation would start itself. Choose another label for the step.',
) {}

export class PeopleWaiting extends AppError {
  override readonly kind = 'conflict';
  override readonly code = 'automations.people-waiting';
  override readonly extras: { readonly waiting: number };
  constructor(waiting: number) {
    super('People wait for a step that you remove. Choose if they continue with the next step or leave.');
    this.extras = { waiting };
  }
}

export class PersonNotFound extends notFoundError(
  'automations.no-person',
  'This account no longer exists, or its email is not confirmed.',
) {}
