import { existsSync, writeFileSync } from 'node:fs';
import { printTally, run, tally } from '../run/checks.ts';
import { type Host, hosts, npm, whenUp } from './hosts.ts';

const firstPort = 4280;
let skipped = 0;

/** Starts a host and checks every row. @returns its column of the table */
async function measure(host: Host, port: number): Promise<string[]> {
  const running = host.start(port);
  try {
    await whenUp(running, port);
    const cells: string[] = [];
    for (const { name, check } of rows) {
      const wrong = await check(port).catch((error: Error) => error.message);
      const reason = host.differs[name];
      // A listed difference that no longer exists is an error too.
      const right = reason ? wrong !== undefined : wrong === undefined;
      tally[right ? 'passed' : 'failed'] += 1;
      console.log(`  ${right ? '✓' : '✗'} ${name}${wrong ? ` (${wrong})` : ''}`);
      if (reason) cells.push(right ? `differs: ${reason}` : '**no longer differs**');
      else cells.push(right ? '✓' : `**${wrong}**`);
    }
    return cells;
  } finally {
    // If npm started the host, the host is npm's child, so the whole process group is stopped.
    const pid = Number(running.pid);
    if (running.exitCode === null) process.kill(running.spawnargs[1] === npm ? -pid : pid);
  }
}

if (!existsSync('dist/_headers') && !run('Build', 'node', ['tools/site/build.ts'])) process.exit(1);
// Imported after the build, because `conformance.ts` reads the built site while it loads.
const { rows } = await import('./conformance.ts');
const columns = new Map<string, string[]>();
for (const [i, host] of hosts.entries()) {
  console.log(`\n== ${host.name}`);
  if (host.isThere()) columns.set(host.name, await measure(host, firstPort + i));
  else {
    console.log(`  skipped: it needs ${host.needs}`);
    skipped += rows.length;
  }
}
if (skipped > 0) console.log(`\n${skipped} skipped`);
else {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(['', ...columns.keys()]),
    line(['---', ...[...columns.keys()].map(() => '---')]),
    ...rows.map(({ name }, i) => line([name, ...[...columns.values()].map((cells) => cells[i] ?? '')])),
  ];
  const words =
    'What `npm run test:hosts` saw, with the files that the build makes for each host. It writes this page.';
  writeFileSync('docs/hosts.md', `# The site on its hosts\n\n${words}\n\n${table.join('\n')}\n`);
}
printTally();
