import type { ProblemDetails } from "#api";

/** RFC 9457's object; each kind of problem adds members of its own. */
export type Problem = Partial<ProblemDetails>;

/** It was answered, but not as asked: `problem` is RFC 9457's object, or null where something before the server spoke. */
export class ApiError extends Error {
  name: string;
  status: number;
  problem: Problem | null;
  retryAfter: number;

  /** @param retryAfter seconds, 0 when it did not say */
  constructor(status: number, problem: Problem | null, retryAfter: number = 0) {
    super(problem?.detail ?? `HTTP ${status}`);
    this.name = "ApiError";
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /** The finer kind of the problem, such as other-body. */
  get slug() {
    return String(this.problem?.type ?? "")
      .split(":")
      .at(-1);
  }

  /** Whether the server does not let us in, or not any more. */
  get signedOut() {
    return this.status === 401 && this.problem !== null;
  }

  /** Whether the same may well succeed later: what a proxy says while the server is being changed is not the server's word. */
  get passing() {
    return this.problem === null || this.status >= 500 || [401, 408, 425, 429].includes(this.status);
  }
}

/** No answer: no network, no server, or not in time. */
export class Unreachable extends Error {
  name: string;
  begun: boolean;

  /** @param begun whether the answer broke off in the middle */
  constructor(begun: boolean = false) {
    super("The server does not answer.");
    this.name = "Unreachable";
    this.begun = begun;
  }
}

export interface Call {
  method?: string;
  /** sent as JSON; bytes with their `type` */
  body?: unknown;
  /** the bytes' media type */
  type?: string;
  /** the ETag of what is changed, as it was read */
  match?: string;
  /** the official who asks: this browser may have been let in as several */
  as?: string;
  /** ms */
  timeout?: number;
  lang?: string;
}

/** Asks the server; bodies are read whole within the timeout. @returns what openapi.yaml says: nothing checks it here */
export async function request<Answer = unknown>(path: string, call: Call = {}): Promise<Answer> {
  const response = await respond(path, call);
  try {
    return await response.json();
  } catch {
    throw new Unreachable(true);
  }
}

/** Its answer, unread. Raises ApiError, Unreachable. */
export async function respond(path: string, call: Call = {}): Promise<Response> {
  let response;
  try {
    response = await fetch(path, options(call));
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  const isProblem = response.headers.get("Content-Type")?.startsWith("application/problem+json");
  const problem: Problem | null = isProblem ? await response.json().catch(() => null) : null;
  throw new ApiError(response.status, problem, Number(response.headers.get("Retry-After")) || 0);
}

function options({ method = "GET", body, type, match, as, timeout = 15000, lang }: Call): RequestInit {
  const headers: Record<string, string> = {};
  if (as) headers["Shinpan-Official"] = as;
  if (lang) headers["Accept-Language"] = lang;
  if (match) headers["If-Match"] = match;
  if (body !== undefined) headers["Content-Type"] = type ?? "application/json";
  const sent = body === undefined || type ? (body as BodyInit | undefined) : JSON.stringify(body);
  // "no-store": neither the browser's cache nor ours may answer for the server.
  return {
    method,
    headers,
    body: sent,
    cache: "no-store",
    signal: AbortSignal.timeout(timeout),
  };
}
