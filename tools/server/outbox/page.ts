import { readCompany } from '../../site/company.ts';
import { oneLine } from '../guard.ts';
import { escapeHtml, renderPage } from './html.ts';
import { inWords, labelOf, type Params, subjectOf } from './mail.ts';
import type { Stored } from './store.ts';

/** The company's time zone, read for each page so that a change in the editor shows at once. */
const zone = () => readCompany().region.timeZone;

function timeTag(time: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone() } as const;
  return `<time datetime="${time}">${new Date(time).toLocaleString('en-US', options)}</time>`;
}

/** Encodes a value for an address. `oneLine` may leave half an emoji, which is replaced: encoding it would throw. */
const encode = (value: string) => encodeURIComponent(value.toWellFormed());

function renderLine({ name: file, time, params }: Stored): string {
  const start = `<li><a href="/outbox/${file}">${timeTag(time)} `;
  if (!params) return `${start}<strong>this file cannot be read</strong></a></li>`;
  const { businessName, squareFootage = '', service = '', name = '' } = params;
  const facts = [name, inWords('service', service), inWords('squareFootage', squareFootage)]
    .filter(Boolean)
    .map((value) => escapeHtml(oneLine(value)));
  const title = escapeHtml(oneLine(businessName) || 'No business name');
  return `${start}<span><strong>${title}</strong><br>${facts.join(' · ')}</span></a></li>`;
}

/** The outbox as one list, newest first. */
export function renderOutbox(requests: Stored[]): string {
  const count = requests.length === 1 ? '1 quote request' : `${requests.length} quote requests`;
  const body = requests.length
    ? `<p>${count} received by this server, newest first. Times are in ${zone()} time.</p>
<ul class="actions"><li><a href="/outbox/requests.csv">All as CSV</a></li><li><a href="/contact">Contact page</a></li></ul>
<ul class="list">${requests.map(renderLine).join('')}</ul>`
    : '<p>No request has come yet. Send one from the <a href="/contact">contact page</a>; it appears here and as a file.</p>';
  return renderPage('Outbox', `<h1>Outbox</h1>${body}`);
}

/** The fields of a request except the message, which `renderRequest` shows below them. */
function renderFields({ message: _, ...fields }: Params): string {
  const rows = Object.entries(fields).map(
    ([name, value]) => `<dt>${escapeHtml(labelOf(name))}</dt><dd>${escapeHtml(inWords(name, value))}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

/** One request as the mail that the company would get. */
export function renderRequest({ name, time, params }: Stored): string {
  const title = params ? subjectOf(params) : 'This file cannot be read';
  const { email = '', phone = '', message } = params ?? {};
  const reply = `mailto:${encode(email)}?subject=${encode(`Re: ${title}`)}`;
  const body = `<p><a href="/outbox">Outbox</a></p><h1>${escapeHtml(title)}</h1><p>${timeTag(time)}</p>
<ul class="actions">${email ? `<li><a class="first" href="${escapeHtml(reply)}">Reply</a></li>` : ''}${
    phone ? `<li><a href="tel:${escapeHtml(phone.replaceAll(/[^\d+]/g, ''))}">Call ${escapeHtml(phone)}</a></li>` : ''
  }<li><a href="/outbox/${name}.eml">Mail as a file</a></li></ul>
<article class="mail">${renderFields(params ?? {})}${message ? `<p class="message">${escapeHtml(message)}</p>` : ''}</article>`;
  return renderPage(title, body);
}
