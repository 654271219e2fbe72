import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { IdParams } from '#platform/http/id-params.dto.ts';
import { parseIfMatch } from '#platform/http/if-match.ts';
import { PageQuery } from '#platform/http/page.ts';
import {
  AutomationDetailsView,
  AutomationListView,
  AutomationOptionsView,
  AutomationPeoplePage,
  PersonAutomationsView,
} from '../use-cases/automation.view.ts';
import { EditAutomations } from '../use-cases/editing/edit-automations.ts';
import { ReadAutomations } from '../use-cases/editing/read-automations.ts';
import { SendAutomationTest } from '../use-cases/editing/send-automation-test.ts';
import { PersonAutomations } from '../use-cases/person-record.ts';
import { AutomationDto, PersonLabelsDto, SwitchAutomationDto } from './automations.dto.ts';

@Controller('api/admin')
export class AutomationsController {
  constructor(
    private readonly automations: ReadAutomations,
    private readonly editing: EditAutomations,
    private readonly people: PersonAutomations,
    private readonly tests: SendAutomationTest,
  ) {}

  /** Lists all automations. */
  @Get('automations')
  @RequiresPermission('admin')
  async list(): Promise<AutomationListView> {
    return { items: await this.automations.list() };
  }

  /** Returns the triggers, labels and sources to choose from. */
  @Get('automations/options')
  @RequiresPermission('admin')
  options(): Promise<AutomationOptionsView> {
    return this.automations.readOptions();
  }

  /** Returns an automation with its steps and the figures of the last 30 days. */
  @Get('automations/:id')
  @RequiresPermission('admin')
  read(@Param() { id }: IdParams): Promise<AutomationDetailsView> {
    return this.automations.read(id);
  }

  /** Creates an automation that is switched off. */
  @Post('automations')
  @RequiresPermission('admin')
  async create(@Body() input: AutomationDto, @CurrentUser() actorId: string): Promise<AutomationDetailsView> {
    return this.automations.read(await this.editing.create(input, actorId));
  }

  /**
   * Changes an automation and replaces its steps. People who wait for a step still wait for the same step. Returns 409
   * if people wait for a removed step and `waiting` is missing.
   */
  @Put('automations/:id')
  @RequiresPermission('admin')
  @ApiHeader({ name: 'if-match', required: false, description: 'The quoted `updatedAt` of the automation.' })
  async change(
    @Param() { id }: IdParams,
    @Body() input: AutomationDto,
    @CurrentUser() actorId: string,
    @Headers('if-match') version?: string,
  ): Promise<AutomationDetailsView> {
    return this.automations.read(await this.editing.change(id, input, parseIfMatch(version), actorId));
  }

  /** Switches an automation on or off. While the automation is off, people stay at their step and no one starts. */
  @Put('automations/:id/active')
  @RequiresPermission('admin')
  async switch(
    @Param() { id }: IdParams,
    @Body() { isActive }: SwitchAutomationDto,
    @CurrentUser() actorId: string,
  ): Promise<AutomationDetailsView> {
    await this.editing.switch(id, isActive, actorId);
    return this.automations.read(id);
  }

  /** Sends all emails of an automation to the administrator who asks for them. */
  @Post('automations/:id/test')
  @HttpCode(204)
  @RequiresPermission('admin')
  sendTest(@Param() { id }: IdParams, @CurrentUser() actorId: string): Promise<void> {
    return this.tests.send(id, actorId);
  }

  /** Deletes an automation that is switched off and not built in, with its records. */
  @Delete('automations/:id')
  @HttpCode(204)
  @RequiresPermission('admin')
  delete(@Param() { id }: IdParams, @CurrentUser() actorId: string): Promise<void> {
    return this.editing.delete(id, actorId);
  }

  /** Lists the people who entered an automation, latest first. */
  @Get('automations/:id/people')
  @RequiresPermission('admin')
  listPeople(@Param() { id }: IdParams, @Query() query: PageQuery): Promise<AutomationPeoplePage> {
    return this.automations.listPeople(id, query);
  }

  /** Returns the labels of an account, and its automations with the steps so far. */
  @Get('users/:id/automations')
  @RequiresPermission('directory')
  readPerson(@Param() { id }: IdParams): Promise<PersonAutomationsView> {
    return this.people.readAccount(id);
  }

  /** Replaces the labels of an account. */
  @Put('users/:id/labels')
  @RequiresPermission('admin')
  async changeLabels(
    @Param() { id }: IdParams,
    @Body() { labels }: PersonLabelsDto,
    @CurrentUser() actorId: string,
  ): Promise<PersonAutomationsView> {
    await this.people.changeLabels(id, labels, actorId);
    return this.people.readAccount(id);
  }
}
