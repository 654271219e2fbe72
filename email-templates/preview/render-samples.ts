import { renderEmail } from 'email-templates';
import { loadAllTemplates } from 'email-templates/templates';

const mails = await Promise.all(
  [...(await loadAllTemplates())].map(async ([name, template]) => {
    const props = template.PreviewProps;
    return { name, siteUrl: props.siteUrl, ...(await renderEmail(template, props)) };
  }),
);
process.stdout.write(JSON.stringify(mails));
