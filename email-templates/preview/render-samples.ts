/** Prints every mail, rendered with its sample values, as one line of JSON. Run anew after each build. */
import { mailNames, previewProps, renderMail } from 'email-templates';

const mails = await Promise.all(
  mailNames.map(async (name) => {
    const props = await previewProps(name);
    return { name, siteUrl: props.siteUrl, ...(await renderMail(name, props)) };
  }),
);
process.stdout.write(JSON.stringify(mails));
