"""Settings come from the environment; a wrong one is refused with its name and the cure."""

import pytest

from config import Config, ConfigError


def test_the_defaults_need_nothing_set() -> None:
    config = Config.from_environment({"PATH": "elsewhere"})
    assert config == Config()
    assert config.database_url.startswith("sqlite:////")
    assert config.database_url.endswith("/instance/shinpan.sqlite3")


def test_every_setting_can_be_set() -> None:
    given = {
        "SHINPAN_DATABASE_URL": "postgres://referee:pass@db/shinpan",
        "SHINPAN_LOG_LEVEL": "WARNING",
        "SHINPAN_TRUSTED_PROXIES": "2",
        "SHINPAN_RATE_LIMIT": "50/second",
        "SHINPAN_RATE_LIMIT_OFFICIAL": "100 per hour",
        "SHINPAN_PUSH_CONTACT": "mailto:director@example.org",
        "SHINPAN_PUBLIC_URL": "https://Referees.example:8443/",
        "SHINPAN_PUSH_SERVICES": "push.example.org, *.push.example.com,http://127.0.0.1:8090",
    }
    assert Config.from_environment(given) == Config(
        database_url="postgresql+psycopg://referee:pass@db/shinpan",
        log_level="warning",
        trusted_proxies=2,
        rate_limit="50/second",
        rate_limit_official="100 per hour",
        push_contact="mailto:director@example.org",
        public_url="https://referees.example:8443",
        push_services=("push.example.org", "*.push.example.com", "http://127.0.0.1:8090"),
    )


@pytest.mark.parametrize(
    ("variable", "value", "cure"),
    [
        ("SHINPAN_DATABASE_URL", "mysql://db/shinpan", "sqlite:///"),
        ("SHINPAN_DATABASE_URL", "no address", "sqlite:///"),
        ("SHINPAN_DATABASE_URL", "sqlite://", "name a file"),
        ("SHINPAN_LOG_LEVEL", "loud", "debug, info, warning, error"),
        ("SHINPAN_TRUSTED_PROXIES", "-1", "from 0 to 10"),
        ("SHINPAN_TRUSTED_PROXIES", "1.5", "from 0 to 10"),
        ("SHINPAN_RATE_LIMIT", "often", "600/minute"),
        ("SHINPAN_RATE_LIMIT_OFFICIAL", "", "600/minute"),
        *(
            ("SHINPAN_PUSH_CONTACT", contact, "mailto:name@example.org")
            for contact in ("Dora", "http://a.org", "mailto:")
        ),
        *(
            ("SHINPAN_PUSH_SERVICES", name, "*.example.org")
            for name in ("", "*", "a.org,", "https://a.org/path", "*.org:1")
        ),
        *(
            ("SHINPAN_PUBLIC_URL", address, "https://referees.example")
            for address in ("", "referees.example", "ftp://a.org", "https://", "https://a.org/app", "https://a@b.org")
        ),
        ("SHINPAN_STAMPING_AUTHORITY", "tsa.example", "https://tsa.example"),
        ("SHINPAN_STAMPING_AUTHORITY", "ftp://tsa.example/", "https://tsa.example"),
        ("SHINPAN_STAMPING_ROOTS", "/nowhere/roots.pem", "this process can read"),
        ("SHINPAN_RATE_LIMITS", "1/minute", "SHINPAN_RATE_LIMIT"),
        ("SHINPAN_COLOUR", "red", "SHINPAN_DATABASE_URL"),
    ],
)
def test_a_wrong_setting_is_refused(variable: str, value: str, cure: str) -> None:
    with pytest.raises(ConfigError) as refusal:
        Config.from_environment({variable: value})
    assert str(refusal.value).startswith(variable)
    assert cure in str(refusal.value)


def test_the_tests_have_settings_of_their_own() -> None:
    assert Config.from_environment({"SHINPAN_TEST_ANYTHING": "1"}) == Config()


def test_a_password_in_a_wrong_address_is_not_repeated() -> None:
    with pytest.raises(ConfigError) as refusal:
        Config.from_environment({"SHINPAN_DATABASE_URL": "oracle://referee:hunter2@db/shinpan"})
    assert "hunter2" not in str(refusal.value)
