/** Prints all emails with sample values as one line of JSON; runs again after each build. */
import { renderMail } from 'email-templates';
import { allTemplates } from 'email-templates/templates';

const mails = await Promise.all(
  [...(await allTemplates())].map(async ([name, template]) => {
    const props = template.PreviewProps;
    return { name, siteUrl: props.siteUrl, ...(await renderMail(template, props)) };
  }),
);
process.stdout.write(JSON.stringify(mails));
