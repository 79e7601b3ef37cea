import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Host, hosts, whenUp } from '../tests/hosts/hosts.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string' } } });
const seconds = Number(values.seconds ?? 60);
const connections = 200;

/** What one server did under load on one page, compressed. */
interface Load {
  host: string;
  'requests a second': number;
  'p99, ms': number;
  errors: number;
  /** Resident memory of the server's processes after a quarter of a minute of load, and after the last second. */
  'memory before, MB': number;
  'memory after, MB': number;
}

/** Resident memory of a process and its children, MB. */
function memory(server: ChildProcess): number {
  const pids = [String(server.pid), ...String(spawnSync('pgrep', ['-P', String(server.pid)]).stdout).split('\n')];
  const kilobytes = pids.filter(Boolean).map((pid) => {
    const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  });
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

function wrk(port: number, time: number): string {
  const options = ['-t2', `-c${connections}`, `-d${time}s`, '--latency', '-H', 'Accept-Encoding: br'];
  const done = spawnSync('wrk', [...options, `http://127.0.0.1:${port}/about`]);
  return String(done.stdout);
}

const inMilliseconds = (text = '') =>
  Number.parseFloat(text) * (text.endsWith('us') ? 0.001 : text.endsWith('ms') ? 1 : 1000);

async function measure(host: Host, port: number): Promise<Load> {
  const server = host.start(port);
  try {
    await whenUp(server, port);
    // Until the server's memory has grown to what such a load needs.
    wrk(port, Math.min(15, seconds));
    const before = memory(server);
    const report = wrk(port, seconds);
    // wrk prints these two lines only when there is something to count.
    const socketErrors = [...(/Socket errors: (.*)/.exec(report)?.[1] ?? '').matchAll(/\d+/g)].map(Number);
    const badAnswers = Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0);
    return {
      host: host.name,
      'requests a second': Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])),
      'p99, ms': Math.round(inMilliseconds(/99%\s+(\S+)/.exec(report)?.[1])),
      errors: socketErrors.reduce((sum, each) => sum + each, badAnswers),
      'memory before, MB': before,
      'memory after, MB': memory(server),
    };
  } finally {
    server.kill();
  }
}

if (spawnSync('wrk', ['-v']).error) {
  console.error('This benchmark needs wrk: apt-get install wrk');
  process.exit(1);
}
if (!existsSync('dist/_headers')) {
  console.error('There is no built site: npm run build');
  process.exit(1);
}
const loads: Load[] = [];
for (const [i, host] of hosts.filter(({ name }) => /preview|nginx/.test(name)).entries()) {
  if (!host.isThere()) {
    console.log(`${host.name}: skipped, it needs ${host.needs}`);
    continue;
  }
  console.log(`${host.name}: ${connections} connections for ${seconds} s ...`);
  loads.push(await measure(host, 4290 + i));
}
console.table(loads);
writeFileSync('bench/load.json', `${JSON.stringify({ connections, seconds, loads }, null, 2)}\n`);
