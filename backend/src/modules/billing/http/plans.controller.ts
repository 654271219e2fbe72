import { Controller, Get } from '@nestjs/common';
import { RequiresPermission } from '#platform/http/access.ts';
import { AllowedInPreview } from '#platform/preview/preview-requests.ts';
import { ListPlans } from '../use-cases/subscriptions/list-plans.ts';
import { PlansView } from './plans.view.ts';

@Controller('api/plans')
export class PlansController {
  constructor(private readonly listPlans: ListPlans) {}

  /** Returns the membership plans with their prices. */
  @Get()
  @AllowedInPreview()
  @RequiresPermission('anyone')
  list(): Promise<PlansView> {
    return this.listPlans.list();
  }
}
