"""HTTP: parse the request, ask a service, answer. `api.frame.endpoints` lists every endpoint."""
