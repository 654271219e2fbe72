export interface ServiceEmail {
  id: string;
  created_at: string;
}

interface ReplayedEmail {
  id: string;
  at: string;
  serviceId: string;
  serviceAt: string;
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Emails of an earlier run that were sent to the emulated service again, which gave them new ids and dates. Clients get
 * the original ids and dates.
 */
export class ReplayedEmails {
  private readonly byId = new Map<string, ReplayedEmail>();
  private readonly byServiceId = new Map<string, ReplayedEmail>();

  add({ id, at }: { id: string; at: string }, { id: serviceId, created_at: serviceAt }: ServiceEmail): void {
    const mail = { id, at, serviceId, serviceAt };
    this.byId.set(id, mail);
    this.byServiceId.set(serviceId, mail);
  }

  toService(path: string): string {
    return path.replace(ID, (id) => this.byId.get(id)?.serviceId ?? id);
  }

  fromService(answer: string, type: string, servicePath: string): string {
    if (type.includes('json')) return JSON.stringify(this.withOriginalIds(JSON.parse(answer)));
    const [shown] = servicePath.match(ID) ?? [];
    const mail = shown && this.byServiceId.get(shown);
    const dated = mail ? answer.replaceAll(mail.serviceAt, mail.at) : answer;
    return dated.replace(ID, (id) => this.byServiceId.get(id)?.id ?? id);
  }

  private withOriginalIds(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const { data, id } = value as { data?: unknown; id?: unknown };
    if (Array.isArray(data)) return { ...value, data: data.map((one) => this.withOriginalIds(one)) };
    const mail = typeof id === 'string' ? this.byServiceId.get(id) : undefined;
    if (!mail) return value;
    return { ...value, id: mail.id, ...('created_at' in value ? { created_at: mail.at } : {}) };
  }
}
