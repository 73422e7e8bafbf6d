/** It was answered, but not as asked: `problem` is RFC 9457's object, or null where something before the server spoke. */
export class ApiError extends Error {
  /** @param {number} status @param {any} problem @param {number} retryAfter seconds, 0 when it did not say */
  constructor(status, problem, retryAfter = 0) {
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
  /** @param {boolean} [begun] whether the answer broke off in the middle */
  constructor(begun = false) {
    super("The server does not answer.");
    this.name = "Unreachable";
    this.begun = begun;
  }
}

/**
 * @typedef {object} Call
 * @property {string} [method]
 * @property {any} [body] sent as JSON; bytes with their `type`
 * @property {string} [type] the bytes' media type
 * @property {string} [match] the ETag of what is changed, as it was read
 * @property {string} [as] the official who asks: this browser may have been let in as several
 * @property {number} [timeout] ms
 * @property {string} [lang]
 */

/** Asks the server; bodies are read whole within the timeout. @param {string} path @param {Call} call */
export async function request(path, call = {}) {
  const response = await respond(path, call);
  try {
    return await response.json();
  } catch {
    throw new Unreachable(true);
  }
}

/** Its answer, unread. Raises ApiError, Unreachable. @param {string} path @param {Call} call @returns {Promise<Response>} */
export async function respond(path, call = {}) {
  let response;
  try {
    response = await fetch(path, options(call));
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  const isProblem = response.headers.get("Content-Type")?.startsWith("application/problem+json");
  const problem = isProblem ? await response.json().catch(() => null) : null;
  throw new ApiError(response.status, problem, Number(response.headers.get("Retry-After")) || 0);
}

/** @param {Call} call @returns {RequestInit} */
function options({ method = "GET", body, type, match, as, timeout = 15000, lang }) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (as) headers["Shinpan-Official"] = as;
  if (lang) headers["Accept-Language"] = lang;
  if (match) headers["If-Match"] = match;
  if (body !== undefined) headers["Content-Type"] = type ?? "application/json";
  const sent = body === undefined || type ? body : JSON.stringify(body);
  // "no-store": neither the browser's cache nor ours may answer for the server.
  return {
    method,
    headers,
    body: sent,
    cache: "no-store",
    signal: AbortSignal.timeout(timeout),
  };
}
