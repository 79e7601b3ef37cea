import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Award,
  Building2,
  CalendarDays,
  ClipboardCheck,
  Clock,
  Droplets,
  Eye,
  FileText,
  Flame,
  Footprints,
  HardHat,
  Heart,
  Leaf,
  Lightbulb,
  type LucideIcon,
  MapPin,
  Moon,
  Phone,
  Scale,
  ShieldCheck,
  Smile,
  Sparkles,
  Star,
  Sun,
  Timer,
  Truck,
  Users,
  Volume1,
  Wallet,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import type { IconName } from '../../src/content/schema.ts';

const drawings: Record<IconName, LucideIcon> = {
  award: Award,
  building: Building2,
  calendar: CalendarDays,
  clipboard: ClipboardCheck,
  clock: Clock,
  droplets: Droplets,
  eye: Eye,
  file: FileText,
  flame: Flame,
  footprints: Footprints,
  'hard-hat': HardHat,
  heart: Heart,
  leaf: Leaf,
  lightbulb: Lightbulb,
  'map-pin': MapPin,
  moon: Moon,
  phone: Phone,
  scale: Scale,
  shield: ShieldCheck,
  smile: Smile,
  sparkles: Sparkles,
  star: Star,
  sun: Sun,
  timer: Timer,
  truck: Truck,
  users: Users,
  volume: Volume1,
  wallet: Wallet,
};

/** All icons in one file: a page names the ones it shows, and no script carries any. */
const sprite = [
  '<svg xmlns="http://www.w3.org/2000/svg">',
  ...Object.entries(drawings).map(([name, drawing]) => {
    const lines = renderToStaticMarkup(createElement(drawing)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`;
  }),
  '</svg>\n',
].join('');

const address = `/assets/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;

/** Writes the file of icons into the built site. */
export function publishIcons(out: string): void {
  mkdirSync(join(out, 'assets'), { recursive: true });
  writeFileSync(join(out, address), sprite);
}

/** Serves the address of the icons as `virtual:icons`; in development the file too. */
export function iconsPlugin(): Plugin {
  const id = '\0virtual:icons';
  return {
    name: 'icons',
    resolveId: (source) => (source === 'virtual:icons' ? id : null),
    load: (loaded) => (loaded === id ? `export default ${JSON.stringify(address)}` : null),
    configureServer(server) {
      server.middlewares.use(address, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(sprite);
      });
    },
  };
}
