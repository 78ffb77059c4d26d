/**
 * Counters in Prometheus's text form: requests by call and status, their durations, the pool, the event
 * loop.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { itemAt } from '@sojourn/domain/present.ts';
import type { FastifyInstance } from 'fastify';
import type { SupplierFigures } from '#suppliers/registry/supplier-line.ts';
import type { JobFigures } from '#workflow/jobs/store.ts';

const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const LAG_STEP_MS = 20;

export type PoolFigures = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};
export type Metrics = { readonly text: () => Promise<string> };
type ReadJobs = () => Promise<readonly JobFigures[]>;

type Series = { requests: Map<number, number>; buckets: number[]; sum: number; count: number };

/** `suppliers`: those that are connected, as this process sees them. */
export function addMetrics(
  app: FastifyInstance,
  pool: PoolFigures | null,
  readJobs?: ReadJobs,
  suppliers: () => readonly SupplierFigures[] = () => [],
): Metrics {
  const series = new Map<string, Series>();
  const lag = monitorEventLoopDelay({ resolution: LAG_STEP_MS });
  // What is measured is the time between two ticks of a timer, the step included
  const lagSeconds = (percent: number) => Math.max(0, lag.percentile(percent) / 1e9 - LAG_STEP_MS / 1000);
  lag.enable();
  app.addHook('onClose', async () => void lag.disable());
  app.addHook('onResponse', async (request, reply) => {
    const name = request.routeOptions.config.call ?? 'other';
    let of = series.get(name);
    if (!of) {
      of = { requests: new Map(), buckets: BUCKETS_SECONDS.map(() => 0), sum: 0, count: 0 };
      series.set(name, of);
    }
    const seconds = reply.elapsedTime / 1000;
    of.requests.set(reply.statusCode, (of.requests.get(reply.statusCode) ?? 0) + 1);
    of.sum += seconds;
    of.count++;
    for (const [i, upTo] of BUCKETS_SECONDS.entries())
      if (seconds <= upTo) of.buckets[i] = itemAt(of.buckets, i) + 1;
  });
  return {
    text: async () => {
      const lines = [...requestLines(series), ...durationLines(series)];
      lines.push('# TYPE nodejs_eventloop_lag_seconds gauge');
      lines.push(`nodejs_eventloop_lag_seconds{quantile="0.5"} ${lagSeconds(50)}`);
      lines.push(`nodejs_eventloop_lag_seconds{quantile="0.99"} ${lagSeconds(99)}`);
      lines.push('# TYPE process_resident_memory_bytes gauge');
      lines.push(`process_resident_memory_bytes ${process.memoryUsage.rss()}`);
      if (pool) {
        lines.push('# TYPE database_pool_connections gauge');
        lines.push(`database_pool_connections{state="idle"} ${pool.idleCount}`);
        lines.push(`database_pool_connections{state="busy"} ${pool.totalCount - pool.idleCount}`);
        lines.push('# TYPE database_pool_waiting gauge', `database_pool_waiting ${pool.waitingCount}`);
      }
      lines.push(...supplierLines(suppliers()));
      // Without a database there is nothing to say of jobs, and an alarm on absence goes off
      lines.push(...jobLines((await readJobs?.().catch(() => [])) ?? []));
      return `${lines.join('\n')}\n`;
    },
  };
}

function* jobLines(jobs: readonly JobFigures[]): Generator<string> {
  const figures = [
    ['job_age_seconds', 'ageSeconds'],
    ['job_rows', 'rows'],
    ['job_failures', 'failures'],
  ] as const;
  for (const [metric, figure] of figures) {
    if (jobs.length > 0) yield `# TYPE ${metric} gauge`;
    for (const job of jobs) yield `${metric}{job="${job.name}"} ${job[figure]}`;
  }
  for (const { gauges } of jobs)
    for (const [name, value] of Object.entries(gauges)) yield `# TYPE ${name} gauge\n${name} ${value}`;
}

function* supplierLines(suppliers: readonly SupplierFigures[]): Generator<string> {
  const figures = [
    ['supplier_circuit', 'gauge', 'circuit'],
    ['supplier_calls_left', 'gauge', 'callsLeft'],
    ['supplier_calls_total', 'counter', 'calls'],
    ['supplier_failures_total', 'counter', 'failures'],
  ] as const;
  for (const [metric, type, figure] of figures) {
    if (suppliers.length > 0) yield `# TYPE ${metric} ${type}`;
    for (const each of suppliers) yield `${metric}{supplier="${each.id}"} ${each[figure]}`;
  }
}

function* requestLines(series: Map<string, Series>): Generator<string> {
  yield '# TYPE http_requests_total counter';
  for (const [call, of] of series) {
    for (const [status, count] of of.requests) {
      yield `http_requests_total{call="${call}",status="${status}"} ${count}`;
    }
  }
}

function* durationLines(series: Map<string, Series>): Generator<string> {
  const name = 'http_request_duration_seconds';
  yield `# TYPE ${name} histogram`;
  for (const [call, of] of series) {
    for (const [i, upTo] of BUCKETS_SECONDS.entries()) {
      yield `${name}_bucket{call="${call}",le="${upTo}"} ${of.buckets[i]}`;
    }
    yield `${name}_bucket{call="${call}",le="+Inf"} ${of.count}`;
    yield `${name}_sum{call="${call}"} ${of.sum}`;
    yield `${name}_count{call="${call}"} ${of.count}`;
  }
}
