import CMS, { type CustomFieldControlProps, type CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component, createElement as h } from 'react';
import type { Company } from '../../src/content/schema/company.ts';
import { hardPairs } from '../site/contrast.ts';
import type { Shown } from './preview.tsx';

/** Widths of the preview in CSS pixels; it is scaled down to the space available. */
const screens = { Phone: 390, Desktop: 1280 };

/** The record as it will be saved: without empty fields and the `__` keys that the editor adds to list entries. */
function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pruned);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, each]) => String(each ?? '') !== '' && !key.startsWith('__'));
  return Object.fromEntries(kept.map(([key, each]) => [key, pruned(each)]));
}

/** Sizes the preview frame for the chosen width. */
function resize(frame: HTMLIFrameElement): void {
  const [chosen] = frame.ownerDocument.getElementsByTagName('select');
  const width = Number(chosen?.value);
  const scale = Math.min(1, frame.ownerDocument.body.clientWidth / width);
  const height = (frame.ownerDocument.documentElement.clientHeight - 48) / scale;
  frame.style.cssText = `width:${width}px;height:${height}px;border:0;transform:scale(${scale});transform-origin:0 0`;
}

/** Preview of a folder's records, or of the record `only`, in an iframe: site and editor both bundle a React. */
function preview(folder: string, only?: string) {
  return ({ entry, getAsset }: CustomPreviewTemplateProps) => {
    const record = pruned((entry.get('data') as { toJS(): object }).toJS()) as Shown['record'];
    const files = [record, record.before, record.photos]
      .flat()
      .flatMap((each) => (each as { file?: string } | undefined)?.file ?? []);
    const urls = Object.fromEntries(files.map((file) => [file, getAsset(file)?.url]));
    const name = only ?? (entry.get('slug') as unknown as string);
    const show = (frame: HTMLIFrameElement | null) => {
      if (!frame) return;
      resize(frame);
      // The preview page sends a message whenever it loads, to ask for the record.
      const handlers = { onresize: () => resize(frame), onmessage: () => show(frame) };
      Object.assign(frame.ownerDocument.defaultView as Window, handlers);
      frame.contentWindow?.postMessage({ folder, name, record, urls } satisfies Shown, location.origin);
    };
    const options = Object.entries(screens).map(([label, value]) => h('option', { key: label, value }, label));
    const refit = (event: { target: HTMLSelectElement }) => {
      const [frame] = event.target.ownerDocument.getElementsByTagName('iframe');
      if (frame) resize(frame);
    };
    return [
      h('label', { key: 'width' }, 'Preview at the width of a ', h('select', { onChange: refit }, options)),
      h('iframe', { key: 'page', title: 'Preview', src: '/admin/preview', ref: show }),
    ] as never;
  };
}

/** Color field of the company's form, which shows the build's contrast errors below the color picker. */
class CompanyColor extends Component<CustomFieldControlProps> {
  /** Contrast errors of the color pairs that include this field's color. */
  said(): string[] {
    const { entry, field } = this.props;
    const { colors } = (entry?.get('data') as { toJS(): Partial<Company> } | undefined)?.toJS() ?? {};
    const name = field.get('name');
    return colors
      ? hardPairs(colors).flatMap(({ text, ground, say }) => (name === text || name === ground ? say : []))
      : [];
  }
  override render() {
    const { control: picker } = CMS.getFieldType('color') ?? {};
    // Only warns, because the editor checks a field only when that field changes, and a pair has two fields.
    const style = { color: 'var(--sui-error-foreground-color)' };
    const lines = this.said().map((line) => h('p', { key: line, role: 'alert', style }, line));
    return h('div', null, picker && h(picker, this.props), ...lines);
  }
}

function start(config: Record<'singletons' | 'collections', { name: string; file: string }[]>): void {
  CMS.registerPreviewStyle('body{margin:0;overflow:hidden}label{display:block;padding:12px}', { raw: true });
  for (const { name } of config.collections) CMS.registerPreviewTemplate(name, preview(name));
  for (const { name, file } of config.singletons) {
    const folder = name === 'company' ? name : (/content\/(\w+)\//.exec(file)?.[1] ?? '');
    CMS.registerPreviewTemplate(name, preview(folder, name));
  }
  CMS.registerFieldType('company-color', CompanyColor);
  CMS.init({ config: config as never });
}

const response = await fetch('/admin/config.json');
if (response.ok) start(await response.json());
else document.body.append(await response.text());

// Stops Vite's reload after a saved record or a lost connection: a reload would lose typed text and folder access.
for (const event of ['vite:beforeFullReload', 'vite:ws:disconnect'])
  import.meta.hot?.on(event, () => {
    throw new Error('The editor stays as it is.');
  });
